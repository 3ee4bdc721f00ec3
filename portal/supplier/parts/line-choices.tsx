import { Field } from '../../public-kit/field.tsx';
import { readDecimal } from '../../src/kit/decimal-text.ts';
import { say } from '../../src/kit/say.ts';
import type { LineDraft } from '../model/draft.ts';
import { isAllAsked, type LineFaults } from '../model/faults.ts';
import type { Item, Rfq } from '../types.ts';

interface LineChoicesProps {
  rfq: Rfq;
  item: Item;
  line: LineDraft;
  faults: LineFaults;
  onChange(change: Partial<LineDraft>): void;
}

/** «Не поставляю», an analog, free of charge: what a line is beside its price. */
export function LineChoices({ rfq, item, line, faults, onChange }: LineChoicesProps) {
  return (
    <>
      {!isAllAsked(rfq) && rfq.quoteMode !== 'total_only' && (
        <Choice
          label={say('I do not supply it', 'Не поставляю')}
          about={item.name}
          checked={line.refused}
          onChange={(refused) => onChange({ refused })}
        />
      )}
      {rfq.allowAnalogs && !line.refused && (
        <Choice
          label={say('Analog', 'Аналог')}
          about={item.name}
          checked={line.isAnalog}
          onChange={(isAnalog) => onChange({ isAnalog })}
        />
      )}
      {!line.refused && readDecimal(line.price) === '0' && (
        <Choice
          label={say('Free of charge', 'Бесплатно')}
          about={item.name}
          checked={line.free}
          onChange={(free) => onChange({ free })}
        />
      )}
      {line.isAnalog && !line.refused && (
        <div className="cells analog">
          <Field
            label={say('What you offer instead', 'Что предлагаете взамен')}
            spoken={item.name}
            value={line.analogName}
            maxLength={500}
            fault={faults.analogName}
            onChange={({ currentTarget }) => onChange({ analogName: currentTarget.value })}
          />
          <Field
            label={say('Article', 'Артикул')}
            spoken={item.name}
            value={line.analogSku}
            maxLength={100}
            onChange={({ currentTarget }) => onChange({ analogSku: currentTarget.value })}
          />
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  about: string;
  checked: boolean;
  onChange(next: boolean): void;
}

const Choice = ({ label, about, checked, onChange }: ChoiceProps) => (
  <label className="choice">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>
      {label}
      <span className="only-spoken">: {about}</span>
    </span>
  </label>
);
