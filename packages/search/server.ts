/** Search as a service over published index files, under Node and on edge runtimes. */

export { createSearchEndpoint, type EndpointSettings } from './endpoint.ts';
export { answerWith, nodeServer, type WebHandler } from './node-server.ts';
export { type Allow, rateLimit } from './rate-limit.ts';
export { type EndpointSite, SiteIndexes } from './site-indexes.ts';
