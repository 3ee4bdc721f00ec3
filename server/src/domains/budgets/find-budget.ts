import type { Budget } from '../../../../nouns/budget.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { budgets } from './budget.ts';

/** What says which budget a requisition draws on. */
export interface Purpose {
  budgetCode: string | null;
  departmentName: string | null;
  dueDate: string | null;
}

/** The budget of the code on the day it is due; else the only one of the department on that day. */
export async function findBudget(db: Db, { budgetCode, departmentName, dueDate }: Purpose): Promise<Budget | null> {
  if (dueDate === null || (budgetCode === null && departmentName === null)) return null;
  const found = await budgets.read(
    db,
    budgets.select(
      db,
      sql`bud.period_from <= ${dueDate} and bud.period_to >= ${dueDate}
        and (lower(bud.code) = lower(${budgetCode}) or lower(bud.department_name) = lower(${departmentName}))`,
    ),
  );
  const named = found.find(({ code }) => code.toLowerCase() === budgetCode?.toLowerCase());
  const ofDepartment = found.filter((one) => isSame(one.departmentName, departmentName));
  return named ?? (ofDepartment.length === 1 ? (ofDepartment[0] as Budget) : null);
}

const isSame = (name: string | null, other: string | null) =>
  name !== null && name.toLowerCase() === other?.toLowerCase();
