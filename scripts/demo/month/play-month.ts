import { progress } from '../progress.ts';
import { courses } from './courses.ts';
import { furnish } from './furnish.ts';
import { keepStock } from './keep-stock.ts';
import type { Furnished, Month } from './month.ts';
import { needsOf } from './needs-of.ts';
import { repeatNeeds } from './repeat-needs.ts';
import { sceneOf } from './scene.ts';

/** Plays the month by the public API alone. Departments live side by side; what one of them needs happens in its order. */
export async function playMonth(month: Month): Promise<Furnished> {
  const { departments, days, needsEach } = month;
  const furnished = await furnish(month);
  const planned = departments.map((_, at) => needsOf(departments, at, days).slice(0, needsEach));
  const bar = progress('Month', planned.flat().length);
  await Promise.all(
    departments.map(async (department, at) => {
      for (const need of planned[at] ?? []) {
        const scene = sceneOf(month, furnished, department, need);
        for (const step of courses[need.course]) await step(scene);
        bar.advance(1);
      }
    }),
  );
  await keepStock(month, furnished);
  await repeatNeeds(month, furnished);
  return furnished;
}
