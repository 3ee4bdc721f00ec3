import loadHighs, { type Highs, type ModelData } from 'highs';
import type { Linear } from './linear-program.ts';

interface Solution {
  status: 'optimal' | 'feasible' | 'infeasible' | 'unknown';
  /** The value of each column; none unless optimal or feasible. */
  values: ArrayLike<number>;
  /** Nothing costs less than this. */
  bound: number;
}

export type Solve = (program: Linear, seconds: number, task?: 'least' | 'any') => Solution;

// The package tells types of a CommonJS module where Node finds an ES module, whose default is the function itself.
const load = loadHighs as unknown as typeof loadHighs.default;

/** HiGHS, ready to solve one program after another on this thread. Half a minor unit is as close as a proof needs to come. */
export async function solver(): Promise<Solve> {
  const highs = await load();
  return (program, seconds, task = 'least') => {
    // HiGHS takes no program without columns; its rows are all sums of nothing.
    if (program.columns.length === 0)
      return { status: holdsAtZero(program) ? 'optimal' : 'infeasible', values: [], bound: 0 };
    return highs.withModel(dataOf(highs, program, task), (model): Solution => {
      model.options.set({
        output_flag: false,
        time_limit: Math.max(seconds, 0.01),
        mip_rel_gap: 0,
        mip_abs_gap: 0.004,
      });
      model.run();
      const { modelStatus, solutionStatus } = highs.constants;
      const found = model.info.get('primal_solution_status') === solutionStatus.feasible;
      const bound = Number(model.info.get('mip_dual_bound'));
      const status = model.getModelStatus();
      if (status === modelStatus.optimal) return { status: 'optimal', values: model.getSolution().colValue, bound };
      // A cost never falls below nothing, so a program that is one of the two is infeasible.
      if (status === modelStatus.infeasible || status === modelStatus.unboundedOrInfeasible)
        return { status: 'infeasible', values: [], bound };
      return found
        ? { status: 'feasible', values: model.getSolution().colValue, bound }
        : { status: 'unknown', values: [], bound };
    });
  };
}

const holdsAtZero = ({ rows }: Linear) => rows.every(({ lower, upper }) => lower <= 0 && upper >= 0);

function dataOf(highs: Highs, { columns, rows }: Linear, task: 'least' | 'any'): ModelData {
  const bounded = (value: number) => (Number.isFinite(value) ? value : Math.sign(value) * highs.infinity);
  const starts = [0];
  for (const { entries } of rows) starts.push((starts.at(-1) ?? 0) + entries.length);
  return {
    numCols: columns.length,
    numRows: rows.length,
    colCost: columns.map(({ cost }) => (task === 'least' ? cost : 0)),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ upper }) => bounded(upper)),
    rowLower: rows.map(({ lower }) => bounded(lower)),
    rowUpper: rows.map(({ upper }) => bounded(upper)),
    integrality: columns.map(({ integer }) => (integer ? 1 : 0)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: rows.flatMap(({ entries }) => entries.map(([column]) => column)),
      values: rows.flatMap(({ entries }) => entries.map(([, value]) => value)),
    },
  };
}
