/**
 * Seconds for which an answer that was asked for ahead is new enough to open a page with. What others change meanwhile
 * arrives by itself where it matters, and whoever waits longer sees the answer at once and a newer one as soon as it is
 * there.
 */
export const freshFor = 5;
