import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { store } from './stored.ts';

export interface TabProps {
  label?: string;
  value?: string;
  children?: ReactNode;
}

/** One panel of `<Tabs>`; its label names the tab. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

export interface TabsProps {
  /** What is chosen; without it the tabs are named by their labels. */
  label?: string;
  /** Groups with the same id switch together, on every page, and are remembered. */
  groupId?: string;
  defaultValue?: string;
  /** The panels hold commands: tabs and commands look like one terminal. */
  shell?: boolean;
  children: ReactNode;
}

const valueOfTab = (tab: ReactElement<TabProps>): string =>
  tab.props.value ?? tab.props.label ?? '';

/**
 * Real tabs: arrow keys, Home and End move and select, only the selected tab is in the tab order.
 * Without scripts every panel shows, one below the other. Source: spec section 2.
 */
export function Tabs({ label, groupId, defaultValue, shell, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const values = tabs.map(valueOfTab);
  const [value, choose] = useStoredChoice(groupId, values, defaultValue ?? values[0] ?? '');

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = values.indexOf(value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: values.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + values.length) % values.length;
    choose(values[next] ?? value);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className={shell ? 'tabs shell' : 'tabs'}>
      <div
        role="tablist"
        aria-label={label ?? tabs.map(({ props }) => props.label).join(', ')}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={values[index]}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={values[index] === value}
            tabIndex={values[index] === value ? 0 : -1}
            onClick={() => choose(values[index] ?? value)}
          >
            {tab.props.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={values[index]}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-label={tab.props.label}
          hidden={values[index] !== value}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}

const EVENT = 'tabchoice';
const keyOf = (group: string): string => `rstest-tabs-${group}`;

/**
 * A choice shared by all groups of the same name, kept in local storage and in step between
 * groups on the page and between browser tabs. Without a name it is the component's own.
 */
function useStoredChoice(
  group: string | undefined,
  values: string[],
  initial: string,
): [string, (value: string) => void] {
  const [value, setValue] = useState(initial);
  const known = values.join('\n');

  useEffect(() => {
    if (!group) return;
    const read = (): void => {
      const stored = localStorage.getItem(keyOf(group));
      if (stored && known.split('\n').includes(stored)) setValue(stored);
    };
    read();
    addEventListener(EVENT, read);
    addEventListener('storage', read);
    return () => {
      removeEventListener(EVENT, read);
      removeEventListener('storage', read);
    };
  }, [group, known]);

  const choose = useCallback(
    (next: string) => {
      setValue(next);
      if (!group) return;
      store(keyOf(group), next);
      dispatchEvent(new Event(EVENT));
    },
    [group],
  );
  return [value, choose];
}
