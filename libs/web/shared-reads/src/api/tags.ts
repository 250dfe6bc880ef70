import { remoteApi } from '@depot/api';

/** These endpoints belong to no remote: the shell brings them along once, for all remotes. */
export const taggedApi = remoteApi('kit');
