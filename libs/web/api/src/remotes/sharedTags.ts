/** Types of cache tags: the closed list that all remotes share. A type that is not in it belongs to one remote. */
import { isSharedTag } from '@depot/contracts/tags';

export { isSharedTag, type SharedTag, sharedTags } from '@depot/contracts/tags';

/** A type as the cache knows it: a remote's own type carries its name, so that no other remote has it. */
export const tagTypeOf = (remote: string, type: string): string => (isSharedTag(type) ? type : `${remote}/${type}`);
