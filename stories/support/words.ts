/** Every text that `everyComponent` shows or announces. */
export interface Words {
  /** For months and weekdays, whose names come from the browser. */
  locale: string;
  title: string;
  subtitle: string;
  sentence: string;
  hint: string;
  error: string;
  action: string;
  close: string;
  habit: string;
  date: string;
  count: string;
  caption: string;
  navigation: string;
  tabs: [string, string, string];
  group: string;
  moods: [string, string, string, string, string];
  days: [string, string, string, string, string, string, string];
  figure: string;
  nothing: string;
  region: string;
  summary: string;
}

export const english: Words = {
  locale: 'en-GB',
  title: 'Today’s Habits',
  subtitle: 'Track your daily habits',
  sentence: 'One more and the line begins.',
  hint: 'Small and daily works best.',
  error: 'Please enter a habit name',
  action: 'Add Habit',
  close: 'Close',
  habit: 'Read 20 mins',
  date: 'Yesterday',
  count: '3 of 5',
  caption: 'habits completed',
  navigation: 'Main',
  tabs: ['Home', 'Mood', 'Stats'],
  group: 'Suggestions',
  moods: ['Great', 'Good', 'Okay', 'Bad', 'Terrible'],
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  figure: 'Complete',
  nothing: 'Nothing yet',
  region: 'Notifications',
  summary: 'A week, from 3 to 5 a day.',
};

export const arabic: Words = {
  locale: 'ar',
  title: 'عادات اليوم',
  subtitle: 'تابع عاداتك اليومية',
  sentence: 'عادة أخرى ويبدأ الخط.',
  hint: 'الصغير واليومي أفضل.',
  error: 'يرجى إدخال اسم العادة',
  action: 'إضافة عادة',
  close: 'إغلاق',
  habit: 'قراءة ٢٠ دقيقة',
  date: 'أمس',
  count: '٣ من ٥',
  caption: 'عادات مكتملة',
  navigation: 'الرئيسية',
  tabs: ['البيت', 'المزاج', 'الأرقام'],
  group: 'اقتراحات',
  moods: ['رائع', 'جيد', 'عادي', 'سيئ', 'فظيع'],
  days: ['إثن', 'ثلا', 'أرب', 'خمي', 'جمع', 'سبت', 'أحد'],
  figure: 'مكتمل',
  nothing: 'لا شيء بعد',
  region: 'الإشعارات',
  summary: 'أسبوع، من ٣ إلى ٥ في اليوم.',
};

/** Attributes with text for screen readers. */
const labelAttributes = [
  'aria-label',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** Latin letters in an element, visible or for screen readers. */
export function findEnglish(place: Element) {
  const attributes = [...place.querySelectorAll('*')].flatMap((element) =>
    labelAttributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const words: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  return [...attributes, ...words].filter((text) => /[a-z]/i.test(text));
}
