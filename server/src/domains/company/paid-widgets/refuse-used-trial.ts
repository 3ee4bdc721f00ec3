import type { PaidWidget } from '../../../../../nouns/paid-widget.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';

/** A portal tries a widget once, whatever came of it. */
export function refuseUsedTrial({ trialUsed }: PaidWidget) {
  if (trialUsed)
    throw conflict(
      'trial_used',
      words('The trial of this widget was used already.', 'Пробный период этого виджета уже использован.'),
    );
}
