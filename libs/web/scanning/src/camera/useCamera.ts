import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CameraProblem } from '../messages.js';
import { loadReader } from './detector.js';
import { type Camera, openCamera, toCameraProblem } from './stream.js';
import { watch } from './watch.js';

interface CameraState {
  video: RefObject<HTMLVideoElement | null>;
  status: 'starting' | 'running' | CameraProblem;
  torch?: Camera['torch'];
  zoom?: Camera['zoom'];
  retry: () => void;
}

/**
 * Whatever else fails or is still on its way, the camera is off once it is told to stop. `onEnded` hears where it ends
 * by itself: it was unplugged, its permission withdrawn, or something else has taken it.
 */
async function openUntil(stop: AbortSignal, onEnded: () => void): Promise<Camera> {
  const camera = await openCamera();
  if (stop.aborted) camera.stop();
  else stop.addEventListener('abort', camera.stop);
  camera.stream.getVideoTracks().forEach((track) => track.addEventListener('ended', onEnded));
  return camera;
}

/** Runs the camera while the component is mounted. */
export function useCamera(onCode: (code: string) => void): CameraState {
  const video = useRef<HTMLVideoElement>(null);
  const [status, setStatus] = useState<CameraState['status']>('starting');
  const [torch, setTorch] = useState<Camera['torch']>();
  const [zoom, setZoom] = useState<Camera['zoom']>();
  const [attempt, setAttempt] = useState(0);
  const notify = useEffectEvent(onCode);

  useEffect(() => {
    const stop = new AbortController();
    const handleProblem = (problem: CameraProblem) => {
      if (stop.signal.aborted) return;
      setStatus(problem);
      setTorch(undefined);
      setZoom(undefined);
      stop.abort();
    };
    const run = async () => {
      const [camera, read] = await Promise.all([openUntil(stop.signal, () => handleProblem('ended')), loadReader()]);
      const picture = video.current;
      if (stop.signal.aborted || !picture) return stop.abort();
      picture.srcObject = camera.stream;
      await picture.play();
      setTorch(() => camera.torch);
      setZoom(camera.zoom);
      setStatus('running');
      await watch(picture, read, (code) => notify(code), stop.signal);
    };
    run().catch((error: unknown) => handleProblem(toCameraProblem(error)));
    return () => stop.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setStatus('starting');
    setAttempt((count) => count + 1);
  }, []);
  return { video, status, torch, zoom, retry };
}
