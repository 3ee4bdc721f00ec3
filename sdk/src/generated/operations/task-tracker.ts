// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export type CreateLinkBody = {
  /** Requisition */
  procurementId: string;
  /** What it is linked to */
  targetType: 'task' | 'project' | 'board';
  /** Identifier in the tracker */
  externalId: string;
};

/**
 * Link a requisition to the tracker
 *
 * To a task, a board or a project, by its identifier there. The tracker is asked first: what is not there, or not
 * shown to the owner of the key, is not linked. The first link of a requisition is the main one.
 *
 * People need the permission `tasktracker.link`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/integrations/tasktracker/links`
 */
export const createLink = call<
  [body: CreateLinkBody],
  types.TrackerLink,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/tasktracker/links body key');

/**
 * Remove a link to the tracker
 *
 * Nothing changes in the tracker. When the main link goes, the oldest of the others takes its place. Answers the
 * link as it was.
 *
 * People need the permission `tasktracker.link`. API keys need the scope `purchase_requisitions.write`.
 *
 * `DELETE /api/v1/integrations/tasktracker/links/{id}`
 */
export const deleteLink = call<
  [id: string],
  types.TrackerLink,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/integrations/tasktracker/links/{id}');

/**
 * Get the state of the task tracker
 *
 * Projects, boards, columns and people as they were last read, links of requisitions and the tasks they lead to,
 * the newest first. `truncated` says that there are more links than the 500 shown. Without a tracker all lists are
 * empty and `installation` is null.
 *
 * People need the permission `tasktracker.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integrations/tasktracker/overview`
 */
export const readOverview = call<
  [],
  {
    /** Installation of the tracker */
    installation: {
      /** Identifier */
      id: string;
      /** Integration it leads to */
      source: string;
      /** Status */
      status: Open<'requires_setup' | 'installed' | 'sync_error' | 'disabled' | 'deleted'>;
      /** Last synchronization */
      lastSyncAt: string | null;
      /** How the last synchronization ended */
      lastSyncStatus: Open<NonNullable<'running' | 'ok' | 'failed' | null>> | null;
    } | null;
    /** Subscription to events */
    webhook: types.Webhook;
    /** Projects */
    projects: Array<{
      /** Project */
      externalId: string;
      /** Title */
      title: string;
    }>;
    /** Boards */
    boards: Array<{
      /** Board */
      externalId: string;
      /** Project of the board */
      projectId: string | null;
      /** Title */
      title: string;
    }>;
    /** Columns */
    columns: Array<{
      /** Column */
      externalId: string;
      /** Board of the column */
      boardId: string | null;
      /** Title */
      title: string;
    }>;
    /** People */
    users: Array<{
      /** Person in the tracker */
      externalId: string;
      /** Name */
      title: string;
      /** E-mail */
      email: string | null;
    }>;
    /** Links */
    links: Array<types.TrackerLink>;
    /** Tasks */
    tasks: Array<types.TrackerTask>;
    /** There are more links than shown */
    truncated: boolean;
  },
  never
>('GET /api/v1/integrations/tasktracker/overview');

/**
 * Get the tasks of a requisition
 *
 * Its links, the main one first, and the tasks they lead to as they were last read. `movingTaskId` is the task
 * that moves with the requisition. `ordered` is the last task that was ordered and is not there yet: on its way,
 * in doubt and being looked for, or failed.
 *
 * People need the permission `tasktracker.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integrations/tasktracker/requisitions/{id}`
 */
export const readRequisition = call<
  [id: string],
  {
    /** Requisition */
    procurementId: string;
    /** Links */
    links: Array<types.TrackerLink>;
    /** Tasks */
    tasks: Array<types.TrackerTask>;
    /** Task */
    movingTaskId: string | null;
    /** Task being created */
    ordered: {
      /** Identifier */
      id: string;
      /** Installation */
      installationId: string;
      /** Status */
      status: Open<'pending' | 'running' | 'in_doubt' | 'done' | 'failed'>;
      /** A person has to say what came of it */
      awaitsDecision: boolean;
      /** Last fault */
      lastError: types.IntegrationInstallationLastErrorOrNull;
      /** Created */
      createdAt: string;
    } | null;
  },
  'not_found'
>('GET /api/v1/integrations/tasktracker/requisitions/{id}');

/**
 * Get the settings of the task tracker
 *
 * Which columns stand for which stages, and when a task is made by itself. Before anything was set up both lists
 * are empty.
 *
 * People need the permission `tasktracker.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integrations/tasktracker/settings`
 */
export const getSettings = call<[], types.GetSettings, 'installation_not_ready' | 'integration_disabled'>(
  'GET /api/v1/integrations/tasktracker/settings',
);

export type UpdateSettingsBody = {
  /**
   * Columns and their stages. A column brings requisitions to one stage. On one board a stage brings tasks to one
   * column, while several columns may lead to it.
   */
  columns?:
    | Array<{
        /** Column of the tracker */
        columnId: string;
        /** Stage of the pipeline */
        stageId: string;
        /** Which way a move is carried over */
        direction: 'both' | 'to_tracker' | 'from_tracker';
      }>
    | undefined;
  /**
   * Tasks made by themselves. A requisition that enters the stage gets a task, once in its life and only while it
   * has none.
   */
  rules?:
    | Array<{
        /** Stage of the pipeline */
        stageId: string;
        /** Column of the new task */
        columnId: string;
        /** Who it is given to */
        assigneeId?: string | null | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change the settings of the task tracker
 *
 * A list that is given replaces the one before, a list left out stays. A requisition that a person moves to a
 * stage takes its task to the column of that stage on the board where the task stands; a task that is moved to a
 * column takes its requisition to the stage, where the lifecycle of the requisition and the rights of whoever
 * installed the integration allow it: otherwise the journal says why. Nothing that stands already is moved by a
 * change of the settings.
 *
 * People need the permission `tasktracker.manage`. API keys need the scope `settings.write`.
 *
 * `PUT /api/v1/integrations/tasktracker/settings`
 */
export const updateSettings = call<
  [body?: UpdateSettingsBody],
  types.GetSettings,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PUT /api/v1/integrations/tasktracker/settings body key');

/**
 * Whether tasks of the tracker show
 *
 * For the menu and the page of a requisition: whether tasks of the tracker show, and in what state the integration
 * is.
 *
 * People need the permission `tasktracker.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/integrations/tasktracker/sidebar-status`
 */
export const readStatus = call<
  [],
  {
    /** Tasks show */
    isShown: boolean;
    /** Status */
    status: Open<NonNullable<types.StatusOrNull>> | null;
  },
  never
>('GET /api/v1/integrations/tasktracker/sidebar-status');

/**
 * Synchronize with the tracker
 *
 * Reads projects, boards, columns, people and linked tasks. While a synchronization is under way the same run is
 * answered. `syncProgress` of the installation tells how far it is.
 *
 * People need the permission `tasktracker.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/tasktracker/sync`
 */
export const sync = call<
  [],
  types.SyncInstallation,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/integrations/tasktracker/sync key');

export type CreateTaskBody = {
  /** Requisition */
  procurementId: string;
  /** Title; the number and the title of the requisition unless given */
  title?: string | undefined;
  /** Project: the task enters the first column of its first board */
  projectId?: string | undefined;
  /** Board: the task enters its first column */
  boardId?: string | undefined;
  /** Column */
  columnId?: string | undefined;
  /** Person in the tracker it is given to */
  assignee?: string | undefined;
};

/**
 * Create a task in the tracker
 *
 * The task is created in the tracker and linked to the requisition; the answer is the link. Without a column, a
 * board or a project it enters the column of the stage of the requisition, or the usual one of the integration.
 * Where the tracker fails nothing is linked. Where it does not say whether it has created the task, 502 with the
 * rule `outcome_unknown` is answered, the task is looked for, and it is linked when it is found; until then no
 * other task is created for the requisition.
 *
 * People need the permission `tasktracker.create`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/integrations/tasktracker/tasks`
 */
export const createTask = call<
  [body: CreateTaskBody],
  types.TrackerLink,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/tasktracker/tasks body key');

/**
 * Subscribe to events of the tracker
 *
 * The tracker is told our address. A subscription of ours that is there already is taken over and switched on,
 * doubles of it are removed; subscriptions of others stay. Repeating it changes nothing. Without it changes are
 * read every few minutes.
 *
 * People need the permission `tasktracker.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/integrations/tasktracker/webhook/register`
 */
export const registerWebhook = call<
  [],
  types.Webhook,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'installation_not_ready'
  | 'integration_disabled'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'test_portal_stays_inside'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'upstream_error'
>('POST /api/v1/integrations/tasktracker/webhook/register key');
