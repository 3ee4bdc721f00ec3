const forms: readonly (readonly [RegExp, string])[] = [
  [/^общество с ограниченной ответственностью/i, 'ООО'],
  [/^публичное акционерное общество/i, 'ПАО'],
  [/^(закрытое |непубличное )?акционерное общество/i, 'АО'],
  [/^индивидуальный предприниматель/i, 'ИП'],
];

/** A name with its legal form in letters, as people say it: «ООО «Ромашка»». */
export function shortLegalName(name: string): string {
  const form = forms.find(([written]) => written.test(name));
  return form ? name.replace(form[0], form[1]) : name;
}
