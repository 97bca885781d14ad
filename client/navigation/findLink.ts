/** The link that an event is about, if it leads to a document of this site that opens here. */
export const findLink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
};
