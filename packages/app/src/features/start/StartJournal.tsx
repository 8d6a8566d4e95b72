import { Bow, Button, Dialog, type DialogChange } from '@daybow/components';
import LockSimpleIcon from '~icons/ph/lock-simple';
import { useRef, useState } from 'react';
import { FocusedTitle } from '../../shared/ui/layout';
import { useDeviceWords } from '../../shared/words/LanguageProvider';
import { type FirstHabit, type Idea, ideasOf } from './ideas';
import { Rhythms } from './Rhythms';
import { useStart } from './useStart';
import './start.css';

interface StartJournalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The habits that are on screen. */
  habitsToKeep: () => readonly FirstHabit[];
}

/**
 * A full screen that begins a person's own journal: a choice of habits, then how often each of them. An empty list, the
 * habits on screen and a file of another app are a press away.
 */
export function StartJournal({ open, onOpenChange, habitsToKeep }: StartJournalProps) {
  const words = useDeviceWords().start;
  const ideas = ideasOf(words);
  const { isLate, begin, tryAgain, callOff } = useStart();
  const [chosen, setChosen] = useState<readonly Idea[]>([]);
  const [step, setStep] = useState<'ideas' | 'rhythms'>('ideas');
  const screen = useRef<HTMLDivElement>(null);
  const isFirst = step === 'ideas';

  function goTo(next: typeof step) {
    callOff();
    screen.current?.scrollTo(0, 0);
    setStep(next);
  }

  function handleOpenChange(next: boolean, change?: DialogChange) {
    if (change?.reason === 'back' && !isFirst) {
      change.cancel();
      goTo('ideas');
    } else {
      callOff();
      onOpenChange(next);
    }
  }

  // An attempt that is late would begin with what was chosen before.
  function handleChoose(next: readonly Idea[]) {
    callOff();
    setChosen(next);
  }

  function handleToggle({ icon, ...idea }: Idea) {
    const others = chosen.filter((each) => each.icon !== icon);
    handleChoose(others.length < chosen.length ? others : [...chosen, { icon, ...idea }]);
  }

  return (
    <Dialog
      ref={screen}
      open={open}
      onOpenChange={handleOpenChange}
      placement="full"
      className="app-Start"
      icon={<Bow value={isFirst ? 100 / 3 : 200 / 3} drawn={!isFirst} />}
      title={<FocusedTitle key={step}>{isFirst ? words.title : words.howOften}</FocusedTitle>}
      description={isFirst ? words.hint : words.howOftenHint}
    >
      {isFirst ? (
        <ul className="app-Start-ideas">
          {ideas.map((idea) => (
            <li key={idea.icon}>
              <button
                type="button"
                aria-pressed={chosen.some(({ icon }) => icon === idea.icon)}
                onClick={() => handleToggle(idea)}
              >
                <span className="app-Emoji" aria-hidden="true">
                  {idea.icon}
                </span>
                <bdi>{idea.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Rhythms value={chosen} onValueChange={handleChoose} />
      )}
      {isLate && (
        <div className="app-Start-late" role="alert">
          <p>{words.late}</p>
          <Button size="small" onClick={() => void tryAgain()}>
            {words.tryAgain}
          </Button>
          <Button variant="quiet" size="small" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      )}
      <div className="app-Start-next">
        {isFirst ? (
          <Button block disabled={chosen.length === 0} onClick={() => goTo('rhythms')}>
            {chosen.length === 0 ? words.chooseFirst : words.begin({ habits: chosen.length })}
          </Button>
        ) : (
          <Button
            block
            onClick={() =>
              void begin({ habits: chosen.map((habit) => ({ ...habit, completed: false })) })
            }
          >
            {words.start}
          </Button>
        )}
      </div>
      <div className="app-Start-ways">
        {isFirst ? (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => void begin({ habits: habitsToKeep() })}
            >
              {words.keep}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => void begin({ habits: [], imports: true })}
            >
              {words.bring}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void begin({ habits: [] })}>
              {words.empty}
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="small" onClick={() => goTo('ideas')}>
            {words.back}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => handleOpenChange(false)}>
          {words.later}
        </Button>
      </div>
      {isFirst && (
        <p className="app-Start-stays">
          <LockSimpleIcon aria-hidden="true" />
          {words.stays}
        </p>
      )}
    </Dialog>
  );
}
