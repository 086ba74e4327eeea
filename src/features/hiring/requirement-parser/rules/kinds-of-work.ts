import type { D365Status } from '#catalogue/enumerations/company.ts';
import type { ProjectType } from '#catalogue/enumerations/project.ts';
import type { Finding } from './finding.ts';
import { isNegated } from './sentence.ts';
import { matchesOf } from './span.ts';

type Cues<Value> = readonly (readonly [Value, RegExp])[];

const migration =
  /\b(?:migrat(?:e|es|ing|ion)\b|(?:moving|move|switch(?:ing)?|come|coming|transition(?:ing)?) (?:away |off |over )?from\b|(?:moving|move|get) off\b|(?:replace|replacing) (?:our )?(?:old|legacy|current|existing)\b|(?:move|moving|switch|switching|go|going) (?:over )?to (?:business central|d365|dynamics|f&o|the cloud|cloud|online)\b)/giu;
const upgrade = /\bupgrad(?:e|es|ing)\b/giu;
const isIntegration =
  /\b(?:integrat(?:e|es|ing|ion|ions)\b|connect(?:ing)? (?:\S+ ){1,4}(?:to|with)\b|interfaces?\b(?! (?:design|language)))/giu;

const typeCues: Cues<ProjectType> = [
  ['migration', migration],
  ['upgrade', upgrade],
  [
    'new-implementation',
    /\b(?:(?:new|first|full|greenfield|complete|fresh) (?:\S+ )?implementation|(?:want|need|plan|planning|looking|going|like|help(?: us)?|someone|somebody|consultant|partner|team)(?: \S+){0,2} (?:to )?(?:implement(?!ed)|set(?:ting)? up|introduce)|implementing|roll(?:ing)?[- ]?out (?!.*\b(?:failed|stalled)\b)|greenfield|from scratch)\b/giu,
  ],
  ['integration', isIntegration],
  [
    'training',
    /\b(?:training\b|train (?:our|the|my|new|up|a|\d+)\b|teach\b|coaching\b|workshops? for (?:our|the|my)\b)/giu,
  ],
  [
    'customization',
    /\b(?:customi[sz](?:e|ing|ation|ations)\b|custom (?:development|plug-?ins?|code|forms?|entit(?:y|ies)|workflows?|pages?|fields?|reports?|app)\b|bespoke\b|build (?:us )?an? (?:app|portal|custom|plug-?in|canvas|model)|x\+\+ develop\w+)/giu,
  ],
  [
    'troubleshooting',
    /\b(?:fix(?:ing)?\b(?![- ]price)|(?:get|have|be|need|needs|needed|want) (?:it |this |that |them )?fixed\b|broken\b|broke\b|errors?\b|fail(?:s|ing|ed)?\b|crash(?:es|ing|ed)?\b|stuck\b|(?:not|n['’]?t|stopped|stops|no longer) (?:working|work|works|post|posting|sync|syncing|run|running|refresh|refreshing|load|loading|print|printing|sending)\b|troubleshoot\w*|bugs?\b|out of sync\b|deadlocks?\b|hangs?\b)/giu,
  ],
  [
    'optimization',
    /\b(?:optimi[sz](?:e|es|ing|ation)\b|(?:too |so |very |painfully |really )?slow(?:ly)?\b|takes? (?:us )?(?:too long|ages|forever|hours|days|weeks|(?:about |over |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|hours|minutes))|taking (?:too long|ages|forever|hours|days)|speed(?:ing)? up\b|faster\b|streamlin(?:e|ing)\b|performance\b|tun(?:e|ing)\b|improv(?:e|ing)\b|clean(?:ing)? up\b)/giu,
  ],
];

/** What is broken or slow is told of every kind of work: it decides only where no other kind is named. */
const symptoms: readonly ProjectType[] = ['troubleshooting', 'optimization'];

const statusCues: Cues<D365Status> = [
  [
    'not-implemented',
    /\b(?:(?:not|n['’]?t) (?:yet )?(?:on|using|have|got|running|implemented) (?:any )?(?:d365|dynamics|an erp|a crm|erp|crm)\b(?: yet)?|no (?:erp|crm|dynamics|d365) (?:yet|today|at all|so far)|new to (?:d365|dynamics)|evaluating (?:d365|dynamics|erps?)|(?:choosing|selecting|looking for) an? (?:erp|crm)\b|still (?:on|using|run(?:ning)?(?: on)?) (?:excel|spreadsheets|paper))/giu,
  ],
  [
    'planning',
    /\bplan(?:s|ning|ned)? (?:to|on|a|an|the|our|for) (?:\S+ ){0,2}?(?:implement\w*|introduc\w+|adopt\w*|roll[- ]?out|go[- ]?live|move to (?:d365|dynamics)|migrat\w+)/giu,
  ],
  [
    'in-progress',
    /\b(?:(?:in the middle of|halfway through|mid|during|half way into|stuck in) (?:an?|the|our)?[- ]?(?:\S+ )?(?:implementation|rollout|roll-out|uat|migration)|implementation (?:is )?(?:in progress|under way|underway|stalled|ongoing|running late)|in uat\b|(?:our |the )?go[- ]?live (?:is |date is |planned |scheduled |coming |due )*(?=next|this|tomorrow)|before (?:our |the |we )?go[- ]?live|going live (?=next|this|tomorrow|soon))/giu,
  ],
  [
    'live-needs-optimization',
    /\b(?:(?:we |it |system )?went live\b|(?:we |system |already )(?:are |is |have been |been )?live (?:since|for|with|on|but|and)\b|we['’]re live\b|live since\b|(?:since|after) we went live|since (?:our |the )?(?:went live|go[- ]?live)|have been (?:on|using|running) (?:d365|dynamics|f&o|business central)|been live\b)/giu,
  ],
  [
    'upgrade-needed',
    /\b(?:(?:need|needs|want|have|must|going|plan|planning|looking|like|due) (?:to |an? |for |for an? |our )*upgrade|upgrad(?:e|ing) (?:of |our |us |from )|out of support|end of (?:support|life)|unsupported version|old version)\b/giu,
  ],
  [
    'adding-modules',
    /\b(?:add(?:ing)? (?:the |a |an |another |more )?(?:\S+ ){0,3}modules?\b|extend(?:ing)? (?:\S+ ){0,3}(?:with|by)\b|additional modules?\b|roll(?:ing)?[- ]?out (?:the |another )?(?:\S+ ){0,3}module)/giu,
  ],
];

// "Since the upgrade" tells when it began.
const isOver = /\b(?:since|after|following)\s+(?:\p{L}+\s+){0,2}$/iu;

function read<Value>(text: string, cues: Cues<Value>): Finding<Value> {
  const readings = cues.flatMap(([value, pattern]) =>
    matchesOf(text, pattern)
      .filter(
        (match) =>
          !isNegated(text, match) &&
          !isOver.test(text.slice(Math.max(0, match.start - 40), match.start)),
      )
      .map(({ start, end }) => ({ start, end, value })),
  );
  return { readings, doubts: [] };
}

/** Which kind of work is wanted. */
export function readProjectType(text: string): Finding<ProjectType> {
  const { readings, doubts } = read(text, typeCues);
  const wanted = readings.filter(({ value }) => !symptoms.includes(value));
  return { readings: wanted.length > 0 ? wanted : readings, doubts };
}

/** Where the company stands with Dynamics 365. */
export const readStatus = (text: string): Finding<D365Status> => read(text, statusCues);
