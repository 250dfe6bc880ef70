/** What a status colour means. The word always stands beside it. */
export type Tone = 'waiting' | 'working' | 'leaving' | 'good' | 'over' | 'bad';
