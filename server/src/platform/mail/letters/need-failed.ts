import type { Words } from '../../../../../nouns/kit/words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type NeedFailedVars = {
  readonly name: string;
  readonly template: string;
  readonly plannedDate: string;
  readonly problem: Words;
  readonly url: string;
};

export function needFailed(vars: NeedFailedVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const problem = plainName(vars.problem[locale]);
  return {
    subject: ru
      ? `Заявка по расписанию не создана: ${inSubject(vars.template)}`
      : `No requisition was made by schedule: ${inSubject(vars.template)}`,
    preheader: ru ? `Помешало: ${problem}` : `What was in the way: ${problem}`,
    heading: ru ? 'Заявка по расписанию не создана' : 'No requisition was made by schedule',
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Исправьте шаблон и создайте по нему заявку вручную. Следующая дата расписания наступит как обычно.'
        : 'Correct the template and make the requisition by hand. The next day of the schedule comes as usual.',
    ],
    facts: [
      [ru ? 'Шаблон' : 'Template', plainName(vars.template)],
      [ru ? 'Дата по расписанию' : 'Day of the schedule', plainDay(vars.plannedDate, locale)],
      [ru ? 'Что помешало' : 'In the way', problem],
    ],
    button: { label: ru ? 'Открыть шаблон' : 'Open the template', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за этот шаблон.'
      : 'You receive this letter because you look after this template.',
  };
}
