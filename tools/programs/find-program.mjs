import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers in /usr/sbin, which is not on an ordinary user's PATH. */
const usualPlaces = ['/usr/sbin', '/usr/bin', '/sbin', '/bin', '/usr/local/sbin', '/usr/local/bin'];

/** The full path of a program, or undefined when the machine does not have it. */
export function findProgram(name, morePlaces = []) {
  const places = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usualPlaces, ...morePlaces];
  return places.map((place) => join(place, name)).find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
