import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReadPicture } from './detector.js';

let load: () => Promise<ReadPicture>;
jest.unstable_mockModule('./detector.js', () => ({ loadReader: () => load() }));
const { useCamera } = await import('./useCamera.js');

function Picture() {
  const { video, status, torch, retry } = useCamera(() => undefined);
  return (
    <>
      <video ref={video} />
      <output>{status}</output>
      {torch && <p>Light</p>}
      <button onClick={retry}>Again</button>
    </>
  );
}

/** Camera whose light turns off when its last track stops. */
function camera(videoTracks: EventTarget[] = []) {
  const stop = jest.fn();
  const stream = { getVideoTracks: () => videoTracks, getTracks: () => [{ stop }] };
  const getUserMedia = () => Promise.resolve(stream);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return stop;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

it('does not stay on where the codes cannot be read', async () => {
  const stop = camera();
  load = () => Promise.reject(new Error('No reader.'));
  render(<Picture />);
  expect(await screen.findByText('failed')).toBeTruthy();
  cleanup();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('does not stay on where the dialog is closed before the reader has come', async () => {
  const stop = camera();
  load = () => new Promise(() => undefined);
  render(<Picture />);
  await act(() => Promise.resolve());
  cleanup();
  expect(stop).toHaveBeenCalledTimes(1);
});

/** The track of a camera with a light. */
const trackWithLight = (readyState = 'live') =>
  Object.assign(new EventTarget(), { readyState, getCapabilities: () => ({ torch: true }) });

it('says that the camera was unplugged or withdrawn, and begins anew when it is told to', async () => {
  const track = trackWithLight();
  const stop = camera([track]);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  load = () => Promise.resolve(() => Promise.resolve(undefined));
  render(<Picture />);
  expect(await screen.findByText('running')).toBeTruthy();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(screen.queryByText('ended')).toBeTruthy();
  expect([screen.queryByText('Light'), stop.mock.calls.length]).toEqual([null, 1]);
  camera([trackWithLight()]);
  act(() => screen.getByText('Again').click());
  expect(await screen.findByText('running')).toBeTruthy();
  expect(screen.queryByText('Light')).toBeTruthy();
  cleanup();
});

it('says so, too, where that happens before the reader has come', async () => {
  const track = trackWithLight();
  camera([track]);
  let come: (read: ReadPicture) => void = () => undefined;
  load = () => new Promise((resolve) => (come = resolve));
  render(<Picture />);
  await act(() => Promise.resolve());
  act(() => void track.dispatchEvent(new Event('ended')));
  await act(async () => come(() => Promise.resolve(undefined)));
  expect(screen.queryByText('ended')).toBeTruthy();
  cleanup();
});
