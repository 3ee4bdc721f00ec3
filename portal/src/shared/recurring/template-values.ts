import type { TemplateSchedule } from '../../../../nouns/requisition-template.ts';

/** What is said of a template besides its header and lines, as its form holds it. */
export interface TemplateValues {
  name: string;
  responsibleId: string | null;
  dueInDays: string;
  /** Whether it has a schedule; the fields below are kept meanwhile. */
  repeats: boolean;
  every: string;
  unit: TemplateSchedule['unit'];
  day: string;
  hour: string;
  submits: boolean;
}

interface Template {
  name: string;
  responsibleId: string | null;
  dueInDays: number | null;
  schedule: TemplateSchedule | null;
  submits: boolean;
}

/** Each Monday at nine, once somebody asks for a schedule. */
export const newTemplate = (name: string): TemplateValues => ({
  ...{ name, responsibleId: null, dueInDays: '', submits: false },
  ...{ repeats: false, every: '1', unit: 'week' as const, day: '1', hour: '9' },
});

export function templateValuesOf({ name, responsibleId, dueInDays, schedule, submits }: Template): TemplateValues {
  const blank = newTemplate(name);
  return {
    ...blank,
    ...{ responsibleId, submits, dueInDays: dueInDays === null ? '' : String(dueInDays) },
    ...(schedule && {
      ...{ repeats: true, unit: schedule.unit },
      ...{ every: String(schedule.every), day: String(schedule.day), hour: String(schedule.hour) },
    }),
  };
}

/** What the server is sent of a form. The day a schedule begins is said by the API alone, and stays. */
export const templateBodyOf = (values: TemplateValues, before: TemplateSchedule | null = null) => ({
  name: values.name.trim(),
  responsibleId: values.responsibleId,
  dueInDays: values.dueInDays === '' ? null : Number(values.dueInDays),
  submits: values.submits,
  schedule: values.repeats
    ? {
        ...before,
        ...{ every: Number(values.every), unit: values.unit, day: Number(values.day), hour: Number(values.hour) },
      }
    : null,
});
