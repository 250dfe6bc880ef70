import { createContext } from 'react';

/** IANA timezone of the warehouse; dates are shown in it, wherever the reader is. Undefined: the device's own. */
export const TimezoneContext = createContext<string | undefined>(undefined);
