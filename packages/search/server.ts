/** Search as a service over published index files, under Node and on edge runtimes. */

export { createSearchEndpoint, type EndpointSettings } from './endpoint.ts';
export { answerWith, nodeServer, type WebHandler } from './nodeServer.ts';
export { type EndpointSite, SiteIndexes } from './siteIndexes.ts';
