import type { TemplateSchedule } from '../../../../nouns/requisition-template.ts';
import { say, type Words, words } from '../../kit/say.ts';

/** From Monday to Sunday. */
export const weekdays: readonly Words[] = [
  words('Monday', 'понедельник'),
  words('Tuesday', 'вторник'),
  words('Wednesday', 'среда'),
  words('Thursday', 'четверг'),
  words('Friday', 'пятница'),
  words('Saturday', 'суббота'),
  words('Sunday', 'воскресенье'),
];

/** «Раз в 2 недели: понедельник, 9:00». */
export function scheduleWords({ every, unit, day, hour }: TemplateSchedule): string {
  const on = unit === 'week' ? say(weekdays[day - 1] ?? words('', '')) : say(`day ${day}`, `${day}-е число`);
  return `${howOften(every, unit)}: ${on}, ${hour}:00`;
}

function howOften(every: number, unit: TemplateSchedule['unit']): string {
  if (every === 1) return unit === 'week' ? say('Every week', 'Каждую неделю') : say('Every month', 'Каждый месяц');
  return unit === 'week'
    ? say(`Every ${every} weeks`, `Раз в ${every} нед.`)
    : say(`Every ${every} months`, `Раз в ${every} мес.`);
}
