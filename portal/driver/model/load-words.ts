import { say } from '../../src/kit/say.ts';
import { showMeasure } from '../../src/kit/show-measure.ts';

/** «1 250 кг · 4,2 м³»: what is known of a load. */
export const loadWords = ({ weightKg, volumeM3 }: { weightKg: string | null; volumeM3: string | null }): string =>
  [
    Number(weightKg ?? 0) > 0 && showMeasure(weightKg, say('kg', 'кг')),
    Number(volumeM3 ?? 0) > 0 && showMeasure(volumeM3, say('m³', 'м³')),
  ]
    .filter(Boolean)
    .join(' · ');
