/** Every part of the kit in its states, one under the other: to be looked at, and to be tried in a browser. */
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Bars } from '../../../ui/kit/Bars.tsx';
import { Choices } from '../../../ui/kit/Choices.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { FileInput } from '../../../ui/kit/FileInput.tsx';
import { Fold } from '../../../ui/kit/Fold.tsx';
import { Group } from '../../../ui/kit/Group.tsx';
import { Menu, MenuLine } from '../../../ui/kit/Menu.tsx';
import { Meter } from '../../../ui/kit/Meter.tsx';
import { Notice } from '../../../ui/kit/Notice.tsx';
import { OneOf } from '../../../ui/kit/OneOf.tsx';
import { useAlong } from '../../../ui/kit/over-all.ts';
import { Popover } from '../../../ui/kit/Popover.tsx';
import { Rows } from '../../../ui/kit/Rows.tsx';
import { Sheet } from '../../../ui/kit/Sheet.tsx';
import { Slider } from '../../../ui/kit/Slider.tsx';
import { Switch } from '../../../ui/kit/Switch.tsx';
import { TabBody, TabList } from '../../../ui/kit/Tabs.tsx';
import { Toast } from '../../../ui/kit/Toast.tsx';
import { useOneStop } from '../../../ui/kit/use-one-stop.ts';
import '../../../ui/kit/panels.css';
import './kit-page.css';

const SIZES = ['small', 'middling', 'large'] as const;

export function KitPage() {
  return (
    <>
      <header className="kit-head">
        <h1>The kit</h1>
        <Menus />
      </header>
      <Part name="Dialog, Sheet, Toast">
        <Dialogs />
      </Part>
      <Part name="Popover">
        <Words />
      </Part>
      <Part name="Fold">
        <Fold title="Folded">What is in it.</Fold>
        <Fold title="Unfolded" open>
          What is in it.
        </Fold>
      </Part>
      <Part name="Choices, Switch, Slider, OneOf">
        <Fields />
      </Part>
      <Part name="Tabs, Notice, Rows, FileInput">
        <Lists />
      </Part>
      <Part name="Meter, Bars">
        {[12, 6, 0].map((left) => (
          <Meter key={left} value={left} of={12} />
        ))}
        <Bars
          label="No damage 25 %, one 50 %, two 25 %"
          bars={[0.25, 0.5, 0.25].map((share, i) => ({
            name: i,
            share,
            told: `${i}: ${100 * share} %`,
            faint: i === 0,
          }))}
        />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="kit-part panel" aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

function Menus() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <output>{chosen}</output>
      <Menu label="Menu" face="≡">
        <p className="menu-note">Saved</p>
        {['One', 'Two', 'Three'].map((name) => (
          <MenuLine key={name} onChoose={() => setChosen(name)}>
            {name}
          </MenuLine>
        ))}
        <hr className="menu-line edgeless" />
        <MenuLine onChoose={() => setChosen('the last')}>The last</MenuLine>
      </Menu>
    </>
  );
}

const OPEN = ['sheet', 'wide sheet', 'text', 'alert'] as const;

function Dialogs() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [broken, setBroken] = useState(false);
  const put = (name: string) => setOpen([...open, name]);
  const close = () => setOpen(open.slice(0, -1));
  const heard = useAlong('visually-hidden');
  const buttons = (names: readonly string[]) => (
    <p className="kit-row">
      {names.map((name) => (
        <button key={name} type="button" className="btn" onClick={() => put(name)}>
          Open {name}
        </button>
      ))}
      <button type="button" className="btn btn-danger" onClick={() => setBroken(true)}>
        Break
      </button>
    </p>
  );
  return (
    <>
      {createPortal(<p role="status">Open: {open.length}</p>, heard)}
      {buttons(OPEN)}
      {open.map((name, i) =>
        name === 'alert' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie one over another
          <Dialog key={i} label="alert" className="kit-alert" urgent onClose={close}>
            <h2>It wants an answer</h2>
            <p className="kit-row">
              <button type="button" className="btn btn-primary" onClick={close}>
                Yes
              </button>
              <button type="button" className="btn" data-first onClick={close}>
                No
              </button>
            </p>
          </Dialog>
        ) : (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            key={i}
            open
            title={name}
            wide={name === 'wide sheet'}
            isText={name === 'text'}
            onClose={close}
          >
            {name !== 'text' && buttons(OPEN)}
            <p>
              What it says of a <Popover content="A word of the sheet">word</Popover>.
            </p>
          </Sheet>
        ),
      )}
      {broken && (
        <Toast className="mishap ml-auto kit-toast panel">
          It broke.{' '}
          <button type="button" className="btn btn-small" onClick={() => setBroken(false)}>
            Dismiss
          </button>
        </Toast>
      )}
    </>
  );
}

function Words() {
  const [pressed, setPressed] = useState(0);
  const more = () => setPressed(pressed + 1);
  return (
    <p className="kit-row" {...useOneStop<HTMLParagraphElement>()}>
      <Popover content="What flame is">flame</Popover>
      <Popover
        content={
          <>
            <strong className="unfolded-title">Smoke</strong>
            <span>A longer text, which takes two lines or three where there is no room for one.</span>
            <small className="unfolded-rule">p.44</small>
            <button type="button" tabIndex={-1} className="btn btn-small unfolded-more" onClick={more}>
              More
            </button>
          </>
        }
        onMore={more}
      >
        smoke
      </Popover>
      <output>{pressed}</output>
    </p>
  );
}

function Fields() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('middling');
  const [scale, setScale] = useState(100);
  const [on, setOn] = useState(true);
  const [loud, setLoud] = useState(60);
  const [only, setOnly] = useState<(typeof SIZES)[number] | null>(null);
  return (
    <>
      <Choices
        title="With what each does"
        items={SIZES}
        chosen={size}
        told={(name) => ({ name, about: `As things that are ${name}.` })}
        onChoose={setSize}
      />
      <Choices
        title="In short"
        about="Names alone"
        items={[75, 100, 150]}
        chosen={scale}
        told={(one) => ({ name: `${one} %` })}
        short
        onChoose={setScale}
      />
      <Group title="Switches">
        <Switch name="With what it does" about="It is on or off." on={on} onChange={setOn} />
        <Switch name="In short" on={!on} onChange={(next) => setOn(!next)} />
      </Group>
      <div className="sliders">
        <Slider name="Loud" value={loud} told={`${loud} %`} onChange={setLoud} />
      </div>
      <OneOf
        label="One of them"
        any="Any size"
        value={only}
        values={SIZES}
        nameOf={(name) => `Only ${name}`}
        onChange={setOnly}
      />
    </>
  );
}

const TABS = ['first', 'second'] as const;
const ROWS = Array.from({ length: 30 }, (_, i) => `Row ${i + 1}`);

function Lists() {
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>('first');
  return (
    <>
      <TabList
        id={id}
        label="Tabs"
        tabs={TABS}
        nameOf={{ first: 'First', second: 'Second' }}
        chosen={tab}
        onChoose={setTab}
      />
      {TABS.map((one) => (
        <TabBody key={one} id={id} tab={one} chosen={tab} className="">
          What stands under the {one}.
        </TabBody>
      ))}
      <Notice title="Something went wrong" />
      <Notice title="Worth knowing" calm />
      <FileInput onFile={async () => {}}>A file</FileInput>
      <Rows
        className=""
        all={ROWS}
        keyOf={(row) => row}
        row={(row) => <li>{row}</li>}
        more={(n) => `${n} more`}
      />
    </>
  );
}
