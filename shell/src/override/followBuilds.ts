import { refreshRegistry } from '../registry/registry.js';

/** Takes the styles of earlier builds away: their rules would stay beside the new ones. */
function dropStyles(origin: string): void {
  document
    .querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${origin}/"]`)
    .forEach((link) => link.remove());
}

/**
 * Shows each build of a developer's machine as soon as it is made; the page itself is not loaded anew. Answers how to
 * stop.
 */
export function followBuilds(origin: string): () => void {
  const builds = new EventSource(`${origin}/builds`);
  builds.addEventListener('built', () => {
    dropStyles(origin);
    void refreshRegistry();
  });
  return () => builds.close();
}
