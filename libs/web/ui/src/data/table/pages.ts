/** Page numbers that a pager shows at a time. */
const shown = 10;

export function pageCount(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

/** The numbers around the page on screen, at most ten, without gaps. */
export function visiblePages(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: Math.min(shown, pages) }, (_, index) => first + index);
}
