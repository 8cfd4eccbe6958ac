// Preloaded into commands: no name but that of this machine leads anywhere, as without a network.
import dns from 'node:dns';

const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (/^(localhost|127\.0\.0\.1|::1)$/.test(host)) return lookup(host, ...rest);
  const error = new Error(`getaddrinfo ENOTFOUND ${host}`);
  rest.at(-1)(Object.assign(error, { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host }));
};
