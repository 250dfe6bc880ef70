import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReadPicture } from './detector.js';

let load: () => Promise<ReadPicture>;
jest.unstable_mockModule('./detector.js', () => ({ loadReader: () => load() }));
const { useCamera } = await import('./useCamera.js');

function Picture() {
  const { video, status } = useCamera(() => undefined);
  return (
    <>
      <video ref={video} />
      <output>{status}</output>
    </>
  );
}

/** A camera whose light goes out with its last track. */
function camera() {
  const stop = jest.fn();
  const stream = { getVideoTracks: () => [], getTracks: () => [{ stop }] };
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
