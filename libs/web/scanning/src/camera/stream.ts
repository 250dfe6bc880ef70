import type { CameraProblem } from '../messages.js';

/** Torch control is in browsers but not in TypeScript's library. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
}
interface TorchConstraint extends MediaTrackConstraintSet {
  torch: boolean;
}

export class CameraError extends Error {
  constructor(
    readonly problem: CameraProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

export interface Camera {
  stream: MediaStream;
  /** Switches the light; undefined where there is none. */
  torch?: (on: boolean) => Promise<void>;
  stop: () => void;
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function cameraProblemOf(error: unknown): CameraProblem {
  if (error instanceof CameraError) return error.problem;
  return (error instanceof Error && problems[error.name]) || 'failed';
}

const rearCamera: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Opens the rear camera, or the only one. Throws a `CameraError`. */
export async function openCamera(): Promise<Camera> {
  const devices: MediaDevices | undefined = navigator.mediaDevices; // absent on insecure pages
  if (!devices) throw new CameraError('insecure');
  const stream = await devices.getUserMedia(rearCamera).catch((error: unknown) => {
    throw new CameraError(cameraProblemOf(error), error);
  });
  const [track] = stream.getVideoTracks();
  const capabilities: TorchCapabilities | undefined = track?.getCapabilities?.();
  const torch = (on: boolean) =>
    track?.applyConstraints({ advanced: [{ torch: on } as TorchConstraint] }) ?? Promise.resolve();
  return {
    stream,
    torch: capabilities?.torch ? torch : undefined,
    stop: () => stream.getTracks().forEach((each) => each.stop()),
  };
}
