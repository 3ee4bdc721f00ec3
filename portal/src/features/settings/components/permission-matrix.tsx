import { Checkbox } from '@mantine/core';
import { say, type Words } from '../../../kit/say.ts';
import classes from './permission-matrix.module.css';

interface Domain {
  domain: string;
  label: Words;
  permissions: readonly { key: string; label: Words; held: boolean }[];
}

interface PermissionMatrixProps {
  domains: readonly Domain[];
  chosen: readonly string[];
  readOnly: boolean;
  onChange(next: string[]): void;
}

/** What a role allows, area by area. Nobody gives what they do not hold: such boxes are closed. */
export function PermissionMatrix({ domains, chosen, readOnly, onChange }: PermissionMatrixProps) {
  const held = new Set(chosen);
  return (
    <table className={classes.matrix}>
      <caption className="only-spoken">{say('Permissions', 'Права')}</caption>
      <tbody>
        {domains.map(({ domain, label, permissions }) => {
          const open = permissions.filter((one) => one.held || held.has(one.key)).map(({ key }) => key);
          const on = permissions.filter(({ key }) => held.has(key)).length;
          return (
            <tr key={domain}>
              <th scope="row">
                <Checkbox
                  label={say(label)}
                  disabled={readOnly || open.length === 0}
                  checked={on === permissions.length}
                  indeterminate={on > 0 && on < permissions.length}
                  onChange={() => onChange(on === open.length ? without(chosen, open) : withAll(chosen, open))}
                />
                <span className="dimmed" aria-hidden>
                  {on} / {permissions.length}
                </span>
              </th>
              <td>
                <div>
                  {permissions.map(({ key, label: name, held: mayGive }) => (
                    <Checkbox
                      key={key}
                      size="xs"
                      label={actionOf(say(name))}
                      aria-label={say(name)}
                      title={
                        mayGive
                          ? undefined
                          : say('You do not have this permission yourself', 'У вас самих нет этого права')
                      }
                      disabled={readOnly || !(mayGive || held.has(key))}
                      checked={held.has(key)}
                      onChange={() => onChange(held.has(key) ? without(chosen, [key]) : withAll(chosen, [key]))}
                    />
                  ))}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** «Заявки: просмотр» → «просмотр»: the area stands in the same row. */
const actionOf = (name: string) => name.slice(name.indexOf(': ') + 1).trim();

const without = (chosen: readonly string[], taken: readonly string[]) => chosen.filter((key) => !taken.includes(key));
const withAll = (chosen: readonly string[], given: readonly string[]) => [...new Set([...chosen, ...given])];
