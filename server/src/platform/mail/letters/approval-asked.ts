import { words } from '../../../../../nouns/kit/words.ts';
import { type ApprovalVars, approvalFacts, inWords } from './approval-letter.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type ApprovalAskedVars = ApprovalVars & {
  /** Who sent it for approval. */
  readonly by: string | null;
  /** Where a route says who approves: its step, whether they were asked before, and whether others were, who have not decided. */
  readonly route?: { readonly step: string | null; readonly isReminder: boolean; readonly isEscalation?: boolean };
  /** Who is away, for a substitute. */
  readonly inPlaceOf?: string | null;
};

export function approvalAsked(vars: ApprovalAskedVars, locale: LetterLocale): Letter {
  const { accusative, noun, name } = inWords(vars, locale);
  const by = vars.by === null ? null : plainName(vars.by);
  const isReminder = vars.route?.isReminder === true;
  const facts = [...approvalFacts(vars, locale), ...moreFacts(vars, by, locale)];
  const paragraphs = [
    greeting(vars.name, locale),
    ...(vars.route?.isEscalation ? [escalated[locale]] : []),
    begins[vars.kind][locale],
  ];
  if (locale === 'en') {
    return {
      subject: `${isReminder ? 'Still waits for you' : 'Approval needed'}: ${noun.toLowerCase()} ${name}`,
      preheader: by === null ? 'It waits for your decision.' : `${by} asks for your decision.`,
      heading: `${noun} ${name} ${isReminder ? 'still needs' : 'needs'} your approval`,
      paragraphs,
      facts,
      button: { label: 'Open and decide', url: vars.url },
      footer: why(vars).en,
    };
  }
  return {
    subject: `${isReminder ? 'Напоминаем: согласуйте' : 'Согласуйте'} ${accusative} ${name}`,
    preheader: by === null ? 'Ждёт вашего решения.' : `Отправил(а) ${by}, ждёт вашего решения.`,
    heading: `${noun} ${name} ${isReminder ? 'всё ещё ждёт' : 'ждёт'} вашего согласования`,
    paragraphs,
    facts,
    button: { label: 'Открыть и решить', url: vars.url },
    footer: why(vars).ru,
  };
}

const begins = {
  requisition: words('Buying begins once it is approved.', 'Без согласования закупка не начнётся.'),
  invoice: words('It is paid once it is approved.', 'Без согласования счёт не оплатят.'),
  proposal: words('It is sent once it is approved.', 'Без согласования предложение не отправят.'),
  'sales invoice': words('It is issued once it is approved.', 'Без согласования счёт не выставят.'),
  contract: words('It is signed once it is approved.', 'Без согласования договор не подпишут.'),
} as const;

const escalated = words(
  'Nobody has decided in time, so you are asked too: your word is enough for this step.',
  'За отведённое время решения нет, поэтому спрашиваем и вас: для этого шага достаточно вашего ответа.',
);

const [sentBy, atStep, placeOf] = [
  words('Sent by', 'Отправил(а)'),
  words('Step', 'Шаг'),
  words('In the place of', 'Вместо кого'),
];

const moreFacts = ({ route, inPlaceOf }: ApprovalAskedVars, by: string | null, locale: LetterLocale) => [
  ...(by === null ? [] : [[sentBy[locale], by] as const]),
  ...(route?.step ? [[atStep[locale], plainName(route.step)] as const] : []),
  ...(inPlaceOf ? [[placeOf[locale], plainName(inPlaceOf)] as const] : []),
];

function why({ route, inPlaceOf }: ApprovalAskedVars) {
  if (inPlaceOf)
    return words(
      'You receive this letter because you stand in for somebody who is away.',
      'Вы получили это письмо, потому что замещаете отсутствующего сотрудника.',
    );
  return route
    ? words(
        'You receive this letter because an approval route names you or your role.',
        'Вы получили это письмо, потому что маршрут согласования называет вас или вашу роль.',
      )
    : words(
        'You receive this letter because your role may approve it.',
        'Вы получили это письмо, потому что ваша роль позволяет согласовать.',
      );
}
