import { showCount } from '../../../../kit/format.ts';
import { say, type Words, words } from '../../../../kit/say.ts';
import { type ListName, lists } from '../understood.ts';
import classes from './list-tabs.module.css';

export const listNames: Readonly<Record<ListName, Words>> = {
  routes: words('Routes', 'Маршруты'),
  batches: words('Batches', 'Партии'),
  vehicles: words('Vehicles', 'Транспорт'),
  objects: words('Objects', 'Объекты'),
};

interface ListTabsProps {
  list: ListName;
  counts: Readonly<Record<ListName, number>>;
  onChange(list: ListName): void;
}

/** Which of the lists is open, with how many there are of each. */
export const ListTabs = ({ list, counts, onChange }: ListTabsProps) => (
  <fieldset className={classes.tabs}>
    <legend className="only-spoken">{say('What to list', 'Что показать списком')}</legend>
    {lists.map((name) => (
      <button key={name} type="button" aria-pressed={name === list} onClick={() => onChange(name)}>
        {say(listNames[name])} <span>{showCount(counts[name])}</span>
      </button>
    ))}
  </fieldset>
);
