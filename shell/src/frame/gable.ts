/** The lines of the logo, on 32 by 32 units. */
export const gable = 'M8 13.5 16 9l8 4.5M9.5 13.8V23h13v-9.2M13 23v-5.5h6V23';
