import { words } from './kit/words.ts';

export const budgetPolicies = {
  warn: words('A warning', 'Показать предупреждение'),
  block: words('A refusal', 'Не пропускать'),
};

export const qualificationPolicies = {
  off: words('Nothing', 'Ничего'),
  warn: words('A warning', 'Показать предупреждение'),
  refuse: words('A refusal', 'Не пропускать'),
};

export const keyPolicies = {
  read: words('Go on reading', 'Продолжают читать'),
  stop: words('Stop working', 'Перестают действовать'),
};
