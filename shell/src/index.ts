import { start } from './boot/start.js';

void start();
