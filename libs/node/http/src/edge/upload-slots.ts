import { findContext } from '@depot/node-context';

type TenantId = number | undefined;

/** Files of one tenant that a process receives or holds at a time. Each may take 64 MiB of the disk. */
const maxOfTenant = 30;

/** Limits the uploads that a process handles at a time, by tenant: all files share one disk. */
export class UploadSlots {
  private readonly held = new Map<object, TenantId>();

  /** False where the tenant of this request has too many. */
  takeSlot(request: object): boolean {
    const tenantId = findContext()?.tenantId;
    if ([...this.held.values()].filter((one) => one === tenantId).length >= maxOfTenant) return false;
    this.held.set(request, tenantId);
    return true;
  }

  /** Releases the slot of a finished request; a refused request has none. */
  releaseSlot(request: object): void {
    this.held.delete(request);
  }
}
