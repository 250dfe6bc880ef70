import { afterEach, expect, it, jest } from '@jest/globals';
import { openCamera, toCameraProblem } from './stream.js';

function devices(getUserMedia?: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { value: getUserMedia && { getUserMedia }, configurable: true });
}
const refusing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
const problem = () => openCamera().then(() => undefined, toCameraProblem);

afterEach(() => devices());

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['Whatever', 'failed'],
])('says %s as "%s"', async (name, expected) => {
  devices(refusing(name));
  expect(await problem()).toBe(expected);
});

it('knows that insecure pages have no camera', async () => {
  devices();
  expect(await problem()).toBe('insecure');
});

it('stops every track, and offers the light only where there is one', async () => {
  const stop = jest.fn();
  const applyConstraints = jest.fn((_constraints: unknown) => Promise.resolve());
  const track = (torch: boolean) => ({ stop, applyConstraints, getCapabilities: () => ({ torch }) });
  const stream = (torch: boolean) => ({ getVideoTracks: () => [track(torch)], getTracks: () => [track(torch)] });
  devices(() => Promise.resolve(stream(false)));
  expect((await openCamera()).torch).toBeUndefined();
  devices(() => Promise.resolve(stream(true)));
  const camera = await openCamera();
  await camera.torch?.(true);
  camera.stop();
  expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  expect(stop).toHaveBeenCalledTimes(1);
});

it('looks nearer where the camera can, and keeps the light on meanwhile', async () => {
  const applyConstraints = jest.fn((_constraints: unknown) => Promise.resolve());
  const opened = (capabilities: object) => {
    const track = { stop: jest.fn(), applyConstraints, getCapabilities: () => capabilities, getSettings: () => ({}) };
    devices(() => Promise.resolve({ getVideoTracks: () => [track], getTracks: () => [track] }));
    return openCamera();
  };
  expect((await opened({})).zoom).toBeUndefined();
  expect((await opened({ zoom: { min: 1, max: 1 } })).zoom).toBeUndefined();
  const camera = await opened({ torch: true, zoom: { min: 1, max: 8, step: 0.5 } });
  expect(camera.zoom).toMatchObject({ min: 1, max: 8, step: 0.5, start: 1 });
  await camera.torch?.(true);
  await camera.zoom?.set(2.5);
  expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true, zoom: 2.5 }] });
});
