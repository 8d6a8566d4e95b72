// Part of the worker: a reminder that is pressed leads to the app, to a page of it that is open already.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow(self.registration.scope))),
  );
});
