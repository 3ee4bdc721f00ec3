let aheadMs = 0;

/** Takes over the time of a portal whose clock is not the machine's. */
export function setPortalTime(time: string) {
  aheadMs = Date.parse(time) - Date.now();
}

/** The time of the portal, which the times of its records are compared with. */
export const portalNow = () => new Date(Date.now() + aheadMs);
