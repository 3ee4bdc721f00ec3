import { showDay, showQuantity } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Item } from '../types.ts';

/** What is asked for: its name, how much, what it has to be like and by when. */
export const LineHead = ({ item }: { item: Item }) => (
  <>
    <legend>
      <span className="position">{item.position}</span>
      <span className="name">
        {item.name}
        <b className="wanted">{showQuantity(item.quantity, item.unit)}</b>
      </span>
    </legend>
    {(item.specification || item.requiredAt) && (
      <p className="about">
        {item.specification}
        {item.requiredAt && (
          <span className="by">
            {say('wanted by', 'нужно к')} {showDay(item.requiredAt)}
          </span>
        )}
      </p>
    )}
  </>
);
