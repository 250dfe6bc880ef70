import type { CameraProblem } from '../messages.js';

/** Light and zoom are in browsers but not in TypeScript's library. */
interface CameraCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step?: number };
}
interface CameraConstraint extends MediaTrackConstraintSet {
  torch?: boolean;
  zoom?: number;
}
interface CameraSettings extends MediaTrackSettings {
  zoom?: number;
}

/** Zoom range of the camera. */
interface Zoom {
  min: number;
  max: number;
  step: number;
  /** Initial zoom. */
  start: number;
  set: (zoom: number) => Promise<void>;
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
  /** Switches the light; undefined without one. */
  torch?: (on: boolean) => Promise<void>;
  /** Undefined without zoom. */
  zoom?: Zoom;
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

export function toCameraProblem(error: unknown): CameraProblem {
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
    throw new CameraError(toCameraProblem(error), error);
  });
  const [track] = stream.getVideoTracks();
  const capabilities: CameraCapabilities | undefined = track?.getCapabilities?.();
  let wanted: CameraConstraint = {};
  // Always apply all constraints, because a call replaces the previous ones.
  const apply = async (change: CameraConstraint) => {
    wanted = { ...wanted, ...change };
    await track?.applyConstraints({ advanced: [wanted] });
  };
  return {
    stream,
    torch: capabilities?.torch ? (on) => apply({ torch: on }) : undefined,
    zoom: readZoom(capabilities?.zoom, track?.getSettings?.(), (zoom) => apply({ zoom })),
    stop: () => stream.getTracks().forEach((each) => each.stop()),
  };
}

/** Also undefined if the range contains only one value. */
function readZoom(
  range: CameraCapabilities['zoom'],
  settings: CameraSettings | undefined,
  set: Zoom['set'],
): Zoom | undefined {
  if (!range || !(range.max > range.min)) return undefined;
  const { min, max, step = 0.1 } = range;
  return { min, max, step: step > 0 ? step : 0.1, start: settings?.zoom ?? min, set };
}
