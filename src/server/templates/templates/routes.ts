import type { Hono } from 'hono';
import type { z } from 'zod';
import { routes } from '../../../contract/routes.ts';
import type { templateIssueSchema } from '../../../contract/templates/template-issues.ts';
import type { Template } from '../../../contract/templates/templates.ts';
import { compileTemplate, type PlacedIssue, previewText, seedOf } from '../../../engine/index.ts';
import { sectionTextKind } from '../../../sections/schemas.ts';
import type { PlacedClaim } from '../../business/claims/require-stated.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { unknownFacts } from '../../business/statements/unknown-facts.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { RecordEvents } from '../../platform/db/record-events.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { cursorPage } from '../../platform/http/cursor.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { serveStream } from '../../platform/http/serve-stream.ts';
import { templateText } from './compile-version.ts';
import { currentHash, freezeVersion } from './freeze-version.ts';
import { createPreset, listPresets } from './presets.ts';
import { publishVersion } from './publish-version.ts';
import { countTemplates, getTemplate, listTemplates, lockTemplate, updateTemplateRow } from './queries.ts';
import { optionIssues } from './require-options.ts';
import { cloneTemplate, createTemplate, updateTemplate } from './save-template.ts';
import { findTemplateClaims, foreignIssues, type TemplateText } from './template-claims.ts';
import { presentTemplate, storedFields } from './template-row.ts';
import { getVersionNumbered, listVersions } from './version-queries.ts';
import { versionText } from './version-text.ts';
import { watchTemplate } from './watch-template.ts';

export interface TemplateParts {
  readonly database: Database;
  readonly events: RecordEvents;
  /** Called after the text of a template has changed. */
  readonly templateChanged: () => Promise<void>;
}

export function serveTemplateRoutes(
  app: Hono<AppEnv>,
  { database, events, templateChanged }: TemplateParts,
): void {
  const { templates } = routes;
  const db = database.kysely;

  serveRoute(app, templates.previewText, async ({ body }) => {
    const seed = typeof body.seed === 'string' ? seedOf(body.seed) : body.seed;
    const { text, issues } = previewText({ ...body, seed });
    return { text, issues: [...issues] };
  });
  serveRoute(app, templates.list, ({ query }) =>
    cursorPage(query, {
      list: place => listTemplates(db, { status: query.status, ...place }),
      count: () => countTemplates(db, query.status),
      present: row => row,
    }),
  );

  serveRoute(app, templates.create, ({ body, user }) => createTemplate(db, body, user.id));
  serveRoute(app, templates.presets, async () => ({ items: await listPresets(db) }));
  serveRoute(app, templates.createPreset, ({ params, user }) => createPreset(db, params.preset, user.id));
  serveRoute(app, templates.read, async ({ params }) => presentTemplate(await getTemplate(db, params.id)));
  serveRoute(app, templates.update, async ({ params, body, user }) => {
    const saved = await updateTemplate(db, params.id, body, user.id);
    await templateChanged();
    return saved;
  });
  serveRoute(app, templates.clone, ({ params, user }) => cloneTemplate(db, params.id, user.id));
  serveRoute(app, templates.restore, async ({ params, user }) => {
    const restored = await restoreVersion(db, params.id, params.n, user.id);
    await templateChanged();
    return restored;
  });

  serveRoute(app, templates.version, async ({ params }) => {
    const version = await getVersionNumbered(db, params.id, params.n);
    return { number: version.number, created_at: version.created_at.toISOString(), ...versionText(version) };
  });

  serveStream(app, templates.events, 'template', async ({ params, user }) => {
    await getTemplate(db, params.id);
    const editor = { template_id: params.id, editor_id: params.editor_id, user_id: user.id };
    return (send, signal) => watchTemplate({ db, events }, editor, send, signal);
  });

  serveRoute(app, templates.issues, async ({ params }) => {
    const template = await getTemplate(db, params.id);
    const compiled = compileTemplate(templateText(template), sectionTextKind);
    const issues = [...compiled.issues, ...unknownFacts(compiled, packStore.pack(template.content_pack))]
      .slice(0, 500)
      .map(presentIssue);
    const claims = (await findTemplateClaims(db, template)).slice(0, 500).map(presentClaim);
    return {
      names: [...new Set(compiled.names)],
      issues: [
        ...optionIssues(storedFields.parse(template.custom_fields)),
        ...foreignIssues(template),
        ...issues,
        ...claims,
      ],
    };
  });

  serveRoute(app, templates.versions, async ({ params }) => {
    const template = await getTemplate(db, params.id);
    const versions = await listVersions(db, params.id);
    const current = await currentHash(db, template);
    return {
      items: versions.map(version => ({
        number: version.number,
        name: version.name,
        created_at: version.created_at.toISOString(),
        created_by_email: version.created_by_email,
        is_current: version.content_hash === current,
      })),
    };
  });
}

/** Restores a version's text to the template. The current text is frozen first, so that nothing is lost. */
async function restoreVersion(
  db: Db,
  templateId: string,
  number: number,
  userId: string | null,
): Promise<Template> {
  return db.transaction().execute(async trx => {
    const template = await lockTemplate(trx, templateId);
    const version = await getVersionNumbered(trx, templateId, number);
    await freezeVersion(trx, template, userId);
    const row = await updateTemplateRow(
      trx,
      templateId,
      { ...presentTemplate(template), ...versionText(version) },
      userId,
    );
    await announce(trx, { kind: 'template', id: templateId });
    if (row.status === 'published') await publishVersion(trx, row, userId);
    await writeActivity(trx, {
      action: 'restored',
      noun: 'templates',
      id: templateId,
      name: row.name,
      after: { version: number },
    });
    return presentTemplate(row);
  });
}

/** An unstated claim, for the editor. */
function presentClaim(found: PlacedClaim<TemplateText>): z.input<typeof templateIssueSchema> {
  const { claim, message, line, column } = found;
  return { where: found.in.place, code: 'claim', level: 'problem', message, line, column, excerpt: claim };
}

/** An issue for the editor: the field's name, or the section and the path within it. */
function presentIssue(issue: PlacedIssue): z.input<typeof templateIssueSchema> {
  const { where, code, level, message, line, column, excerpt } = issue;
  const place = 'field' in where ? where.field : `${where.section_id}: ${where.path.join('.')}`;
  return { where: place, code, level, message, line, column, excerpt };
}
