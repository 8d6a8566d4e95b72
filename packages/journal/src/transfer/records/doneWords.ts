/**
 * Words for done and not done. 'Yes' and 'no' are those of CLDR 48 (https://cldr.unicode.org, `yesstr` and `nostr` of
 * `posix.json`) that mean one thing in every language there and that people write in tables; TRUE and FALSE are those
 * that spreadsheets write in their own languages.
 */
export const DONE_WORDS: readonly string[] = [
  ...'true wahr vrai verdadero verdadeiro vero waar prawda pravda истина істина вярно верно'.split(
    ' ',
  ),
  ...'sant sann sand tosi doğru igaz cert adevărat istina benar tõene 真'.split(' '),
  ...'yes y ja j jah já jā oui sí si sì sim ya da ano áno tak так да д taip evet igen kyllä'.split(
    ' ',
  ),
  ...'jes bai po iva haa ha ndiyo yebo hə có ναι ναί այո კი иә ооба тийм'.split(' '),
  ...'نعم بله آری ہاں כן हाँ हां हो होय হ্যাঁ ਹਾਂ હા ஆம் అవును ಹೌದು ඔව් ใช่'.split(' '),
  ...'はい 예 네 是 確定 确定'.split(' '),
  ...'done completed complete success erledigt fait hecho feito fatto gedaan zrobione'.split(' '),
  ...'сделано выполнено зроблено виконано 済 完了 完成 已完成 완료'.split(' '),
];

export const NOT_DONE_WORDS: readonly string[] = [
  ...'false falsch faux falso onwaar fałsz nepravda ложь хибність хиба невярно неверно'.split(' '),
  // Capitals of Turkish lose their dots in other languages: 'YANLIŞ' becomes 'yanliş'.
  ...'falskt usann falsk epätosi yanlış yanliş hamis fals salah väär 假'.split(' '),
  ...'no n nee nein non nej nei nie não ne нет не ні н nem ei ez nē nu hayır hayir tidak'.split(
    ' ',
  ),
  ...'yox không hapana maya όχι ոչ არა жоқ жок үгүй'.split(' '),
  ...'لا نه خیر نہیں לא नहीं नाही होइन না ਨਹੀਂ નહીં இல்லை వద్దు ಇಲ್ಲ නැත ไม่ใช่ ไม่'.split(' '),
  ...'いいえ 아니요 아니오 否 不 不是'.split(' '),
  ...'failed fail missed incomplete 未完了 未完成 미완료'.split(' '),
  ...'not done,nicht erledigt,pas fait,не сделано,не выполнено'.split(','),
];

export const SKIPPED_WORDS: readonly string[] = 'skip skipped pause paused'.split(' ');
