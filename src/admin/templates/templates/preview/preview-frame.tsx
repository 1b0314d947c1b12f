import { useElementSize } from '@mantine/hooks';
import { type MouseEvent, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type TemplatePreviewFacts,
  templatePreviewFactsId,
  templatePreviewFactsSchema,
  templatePreviewPath,
} from '../../../../contract/templates/template-preview.ts';
import { useDraft } from '../draft/draft-store.ts';
import { DraftPage } from './draft-page.tsx';
import classes from './preview-frame.module.css';
import type { PreviewPage } from './render-draft.ts';
import { usePageFacts, usePageServices } from './use-page-services.ts';

interface PreviewFrameProps {
  page: PreviewPage;
  /** How wide the page believes the screen to be, in px. */
  width: number;
  /** The most it is drawn at: less where the place is narrower. */
  scale: number;
  title: string;
  /** A section to scroll to and outline; a new object repeats it. */
  target?: { readonly id: string } | null;
  onSection?: (id: string) => void;
  onFacts?: (facts: TemplatePreviewFacts) => void;
}

/** The frame runs no scripts, but embedded players and forms do and inherit its permissions. */
const allowed = 'allow-same-origin allow-scripts allow-forms allow-popups allow-presentation';

interface OpenFrame {
  readonly main: Element;
  readonly facts: TemplatePreviewFacts;
}

/**
 * The draft as a page, in a frame of the site: the site's own frame and style sheet come from the server, the sections are drawn
 * into it here, by the site's components, while one types.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { width, title, target, onSection, onFacts } = props;
  const { ref, width: room, height } = useElementSize();
  const pack = useDraft(draft => draft.content_pack);
  const draft = useDeferredValue(useDraft(one => one));
  const page = useDeferredValue(props.page);
  const services = usePageServices(pack, page);
  const known = usePageFacts(page, services);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [open, setOpen] = useState<OpenFrame | null>(null);
  const scale = room === 0 ? props.scale : Math.min(props.scale, room / width);

  const onLoad = () => {
    const inside = frame?.contentDocument;
    const main = inside?.getElementById('main');
    const facts = readFacts(inside);
    if (!main || !facts) return;
    setOpen({ main, facts });
    onFacts?.(facts);
  };

  useEffect(() => {
    if (!target || !open) return undefined;
    return outline(open.main, target.id);
  }, [target, open]);

  const choose = (event: MouseEvent) => {
    if (!(event.target instanceof Node)) return;
    const element = event.target.nodeType === Node.ELEMENT_NODE ? event.target : event.target.parentElement;
    // Nodes of the frame belong to another window, whose classes are not ours.
    const inside = element as Element | null;
    if (inside?.closest('a, button, form')) event.preventDefault();
    const id = inside?.closest('.sections > section')?.id;
    if (id) onSection?.(id);
  };
  return (
    <div className={classes.stage} ref={ref}>
      <iframe
        key={pack}
        ref={setFrame}
        className={classes.frame}
        src={templatePreviewPath.replace('{pack}', pack)}
        title={title}
        sandbox={allowed}
        onLoad={onLoad}
        style={{
          width,
          height: height / scale,
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      />
      {open &&
        createPortal(
          // The page inside is for looking: a click chooses a section, which by keyboard is done in the list of sections.
          <div onClick={choose} role="presentation" style={{ display: 'contents' }}>
            <DraftPage draft={draft} page={page} facts={open.facts} services={services} known={known} />
          </div>,
          open.main,
        )}
    </div>
  );
}

function readFacts(document: Document | null | undefined): TemplatePreviewFacts | null {
  const text = document?.getElementById(templatePreviewFactsId)?.textContent;
  if (!text) return null;
  const facts = templatePreviewFactsSchema.safeParse(JSON.parse(text));
  return facts.success ? facts.data : null;
}

const outlineTime = 2_000;

/** Scrolls to a section and outlines it for two seconds. Returns a function that removes the outline. */
function outline(main: Element, id: string): () => void {
  const section = main.querySelector<HTMLElement>(`.sections > #${CSS.escape(id)}`);
  if (!section) return () => undefined;
  section.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth', block: 'start' });
  section.style.outline = '3px solid #2f6fed';
  section.style.outlineOffset = '-3px';
  const clear = () => {
    section.style.outline = '';
    section.style.outlineOffset = '';
  };
  const timer = setTimeout(clear, outlineTime);
  return () => {
    clearTimeout(timer);
    clear();
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
