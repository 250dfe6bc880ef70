import type { Overlay } from '@depot/remote-kit';
import { showOverlay } from './overlay.js';

/** The overlay as remotes use it. */
export const overlay: Overlay = Object.freeze({
  show: showOverlay,
  during: async <T>(work: Promise<T>): Promise<T> => {
    const hide = showOverlay();
    try {
      return await work;
    } finally {
      hide();
    }
  },
});
