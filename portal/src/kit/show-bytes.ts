import { showCount } from './format.ts';
import { say } from './say.ts';

const kilo = 1024;

/** 1536 → «2 КБ», 3_250_000 → «3,1 МБ». */
export function showBytes(bytes: number): string {
  if (bytes < kilo) return `${showCount(bytes)}\u00a0${say('B', 'Б')}`;
  if (bytes < kilo * kilo) return `${showCount(Math.ceil(bytes / kilo))}\u00a0${say('KB', 'КБ')}`;
  return `${showCount(Math.round((bytes / kilo / kilo) * 10) / 10)}\u00a0${say('MB', 'МБ')}`;
}
