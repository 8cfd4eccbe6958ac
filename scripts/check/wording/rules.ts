import { CODE, type Prose } from '../../../content/prose.ts';
import type { Lang } from '../../../shared/site/locales.ts';

/** A word or sentence pattern that the manual does not use. */
export interface WordingRule {
  lang: Lang;
  /** Global, so that every use is found. */
  pattern: RegExp;
  /** What to write instead. */
  right: string;
  /** Judges these runs of prose only; all when left out. */
  kinds?: readonly Prose['kind'][];
  /** Pages that it does not judge. */
  except?: RegExp;
}

function rule(lang: Lang, pattern: RegExp, right: string, ...kinds: Prose['kind'][]): WordingRule {
  const everywhere = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  return { lang, pattern: everywhere, right, ...(kinds.length > 0 ? { kinds } : {}) };
}

const en = (pattern: RegExp, right: string, ...kinds: Prose['kind'][]) =>
  rule('en', pattern, right, ...kinds);
const zh = (pattern: RegExp, right: string, ...kinds: Prose['kind'][]) =>
  rule('zh', pattern, right, ...kinds);

/** Start of a sentence: the verb after it has no subject. */
const SENTENCE = '(?<=^|[.!?:] |\\n)';

/** Three letters and fewer: longer ones are in no dictionary, and the check of spelling finds them. */
const SLIPS = 'teh|hte|adn|nad|hsa|yuo|taht|fo|ot|tje|ahs|si|nto|cna|btu|wsa|ont|eht';

const ENGLISH: WordingRule[] = [
  en(/[，。：；？！、（）「」《》]/g, 'half-width punctuation'),
  en(new RegExp(`\\b(?:${SLIPS})\\b`, 'gi'), 'the word that was meant'),
  en(/\bby (?:itself|themselves)\b/gi, 'automatically, on its own'),
  en(/\ban? (?:[\w-]+ ){1,3}of (?:its|their) own\b/gi, 'its own …, a separate …'),
  en(/\b(?:is|are|be) taken (?:for|as)\b/gi, 'is read as'),
  en(/\b(?:is|are|be|gets?) (?:not )?refused\b/gi, 'does not support, fails with'),
  en(/\b(?:beats?|wins? over)\b/gi, 'overrides, takes precedence over'),
  en(/\balso (?:when|if|where|one that|ones that)\b/gi, 'even when, even if'),
  en(/\b(?:leaves?|leaving|left) (?:[\w\uE000]+ )?alone\b/gi, 'does not change'),
  en(/\bswitch(?:es|ed|ing)? (?:(?:it|them|\uE000) )?(?:on|off)\b/gi, 'turn on, turn off'),
  en(/\bfolders?\b/gi, 'directory'),
  en(/\b(?:cures?|repair(?:s|ed|ing)?)\b/gi, 'fix'),
  en(/\b(?:set|clean)-ups?\b/gi, 'setup, cleanup (nouns); set up, clean up (verbs)'),
  en(/\bin force\b|\bat hand\b|\banew\b|\bmisspelt\b/gi, 'current, available, again, misspelled'),
  en(/\b(?:neighbou?rs?|twins?|surroundings)\b/gi, 'related options, translation, environment'),
  en(/\bis the business of\b/gi, 'see, use'),
  en(/\b(?:stands?|lies?) (?:in|on|at|behind|before|beside|under|between)\b/gi, 'is'),
  en(/\b(?:ends?|ended|stops?) (?:[\w ]+ )?with exit code\b/gi, 'exits with code 1'),
  en(
    /\bstops? (?:the run )?with(?= \uE000)|\bends? the run with\b/gi,
    'fails with, makes the run fail with',
  ),
  en(
    /\b\w*(?:colour|behaviour|favourite|licence|catalogue|analyse[rd]?|parameteris|initialis|normalis|serialis|organis|recognis|customis|optimis|summaris|minimis|synchronis)\w*\b/gi,
    'US spelling',
  ),
  en(
    new RegExp(`${SENTENCE}(?:Nor|Not|And not|Nothing more|The same (?:goes|holds))\\b`, 'g'),
    'a sentence with a subject and a verb',
    'paragraph',
  ),
  en(/\bfurther down\b|\bsaid (?:above|below)\b/gi, 'a link to the heading'),
  en(
    /\b(?:we could(?: not|n't)|when this page was|this page was (?:written|verified)|nothing here was run)\b/gi,
    'what the reader needs; how the manual was made does not matter to them',
  ),
  en(
    /^(?:What (?:wins|counts)|Who wins|In the code|With its .*)$/gi,
    'a heading that can be understood in a search result',
    'heading',
  ),
  // Over 90 words hide the answer from a reader who scans.
  en(/^(?=(?:\S+\s+){90}\S)(?:\S+\s+){4}/g, 'two paragraphs, or a list', 'paragraph'),
];

const CHINESE: WordingRule[] = [
  zh(
    new RegExp(`以 ?${CODE}[^，。；：]{0,12}(?:失败|结束|中止|终止|拒绝|退出)`, 'gu'),
    '报错 `…`；报错退出，退出码为 1',
  ),
  zh(/ ?—+ ?/gu, '：'),
  {
    ...zh(
      /什么|哪些|哪里|哪个|哪一|何时|谁|怎么|怎样|为什么|吗$|？|是否|多少/gu,
      '名词短语，例如「优先级」「生效范围」',
      'heading',
    ),
    // Its headings are the questions that readers ask and search for.
    except: /\/help\/faq\.mdx$/,
  },
  zh(
    /^(?:效果|用法|行为|作用)相同|^同时(?=[，、清恢取重]|$)|^同上|^同样如此/gu,
    '写明与哪一个相同',
  ),
  zh(/(?<!Promise )被 ?拒绝|被[^，。]{1,8}所/gu, '不支持；报错；忽略'),
  zh(/整个运行|[对于]整次运行的设置/gu, '整次运行；全局配置，只在根配置中生效'),
  zh(/悄悄放过|悄无声息|管不到|拦不住|不管用|没有谁|弄坏/gu, '没有提示；不起作用；不会自动'),
  zh(/(?<![\w@/.-])Node(?![.\w/-]| API| 的? ?API)/gu, 'Node.js'),
  zh(/(?<![\w.])promises?(?![\w.])/gu, 'Promise'),
  zh(/(?<!超)时限|不限时/gu, '超时时间；不限制时间'),
  zh(/^(?=(?:\P{Script=Han}*\p{Script=Han}){130}).{8}/gsu, '分成两段，或者写成列表', 'paragraph'),
];

/** Every pattern, with what is right. */
export const WORDING_RULES: readonly WordingRule[] = [...ENGLISH, ...CHINESE];

/** Uses that are right although a pattern matches them; `because` says why. */
export const WORDING_EXCEPTIONS: readonly { lang: Lang; words: string; because: string }[] = [];
