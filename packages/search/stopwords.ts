const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** English words that carry no meaning of their own; left out of texts and of queries. */
export const STOP_WORDS = words(
  'a an the of to is are was were be been being in on at by as its this that these those and or ' +
    'for with from into than then so such if but do does did doing has have had can could will ' +
    'would should may might must i you he she we they my your our their his her me us them what ' +
    'which who how why where there here am also just very most some any both own about between ' +
    'again too nor same other s t re ve ll d m via per need want please using used got let make ' +
    'makes made way ways yes ok vs versus instead because though still even whose since until without whether ' +
    'itself themselves therefore however already always never often rather like goes go comes come',
);

/** Words that mean little in prose but name things in code (`test.each`): indexed there alone. */
export const WEAK_WORDS = words(
  'each only not no it after before use once every get when more out over up down off under while during',
);

/**
 * Chinese characters that only join words: a run of Chinese ends at them, in texts and in queries.
 */
export const HAN_PARTICLE =
  /[的了着吗呢吧啊把被和与及或在是也就都这那它们之所其而且但您你我他她还很]/u;

/** What surrounds the matter of a Chinese question; a match separates what is around it. */
export const HAN_QUESTION =
  /为什么要|为什么|怎么样|怎么办|怎么|怎样|如何|什么是|是什么|有什么|什么|哪里|哪个|哪些|能不能|可不可以|可以|能否|是否|请问|我想要|我想|想要|需要|应该|一下/gu;

/** Characters of grammar: beside one, another character is hardly a word with it. */
export const HAN_FUNCTION_CHAR = /[会不时里中一有从以个才则再已到让某每该请后前于即哪此]/;
