import { boundedTurn, fairTurn } from '@depot/node-http';

/**
 * Archives are unpacked one after the other, over all requests of the process, each until its files are stored: a small
 * one may unpack to `artefactLimits.unpackedBytes` of memory.
 */
export const unpackingTurn = boundedTurn(fairTurn(1));
